import { t } from '../i18n/locale.svelte';

/** A name for visitors who have not chosen one. */
export const guestName = (): string => t('guest-name', { number: 10 + Math.floor(Math.random() * 90) });
