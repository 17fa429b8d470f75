import '../styles/index.css';
import { mount } from 'svelte';
import { mountSprite } from '../art/sprite';
import { isLanguage } from '../i18n/languages';
import { setLanguage } from '../i18n/locale.svelte';
import './gallery.css';
import Gallery from './Gallery.svelte';

const wanted = new URLSearchParams(location.search).get('lang');
mountSprite();
await setLanguage(isLanguage(wanted) ? wanted : 'en');
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
