/** A page without a server, for any static host (`make site`): what needs one is not offered. */
export const isSite = import.meta.env.MODE === 'site';
