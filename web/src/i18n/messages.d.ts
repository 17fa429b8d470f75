/** The page's messages of one language; `messages.ts` beside the configuration puts them together. */
declare module 'messages:*' {
  const source: string;
  export default source;
}
