import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { guestName } from './app/guest-name';
import { reloadOnceRenewed } from './app/renewed';
import { startRouter } from './app/router.svelte';
import { mountSprite } from './art/sprite';
import { startLanguage } from './i18n/locale.svelte';
import { HttpLobby } from './protocol/http-lobby';

reloadOnceRenewed();
mountSprite();
await startLanguage();
startRouter();
const target = document.getElementById('app');
if (target) mount(App, { target, props: { lobby: new HttpLobby(guestName) } });
