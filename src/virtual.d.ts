declare module 'virtual:words' {
  type Chunk = () => Promise<{ default: Record<string, string> }>;
  /** Compiled sentences by locale, and there by room: the id's part before its first dot decides the room. */
  export const wordChunks: Record<
    import('#machines/model/locale.ts').Locale,
    () => Promise<{ default: Record<string, Chunk | undefined> }>
  >;
}

declare module '*?script' {
  /** The file and what it imports, bundled and minified: the text of a classic script. */
  const script: string;
  export default script;
}
