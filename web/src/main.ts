import './styles/index.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { guestName } from './app/guest-name';
import { keepForOffline } from './app/offline';
import { reloadOnceRenewed } from './app/renewed';
import { startRouter } from './app/router.svelte';
import { isSite } from './app/site';
import { mountSprite } from './art/sprite';
import { Lobbies } from './device/lobbies';
import { startLanguage } from './i18n/locale.svelte';
import { HttpLobby } from './protocol/http-lobby';
import { NO_SERVER } from './protocol/no-server';

reloadOnceRenewed();
keepForOffline();
mountSprite();
await startLanguage();
startRouter();
const target = document.getElementById('app');
if (target)
  mount(App, { target, props: { lobby: new Lobbies(isSite ? NO_SERVER : new HttpLobby(guestName), guestName) } });
