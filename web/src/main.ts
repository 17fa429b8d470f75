import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './app/router.svelte';
import { mountSprite } from './art/sprite';
import { startLanguage, t } from './i18n/locale.svelte';
import { HttpLobby } from './protocol/http-lobby';
import './styles/index.css';

mountSprite();
await startLanguage();
startRouter();
const guestName = (): string => t('guest-name', { number: 10 + Math.floor(Math.random() * 90) });
const target = document.getElementById('app');
if (target) mount(App, { target, props: { lobby: new HttpLobby(guestName) } });
