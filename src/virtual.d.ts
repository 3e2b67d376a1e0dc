declare module 'virtual:words' {
  type Chunk = () => Promise<{ default: Record<string, string> }>;
  /** Compiled sentences by locale and room: the id's part before its first dot decides the room. */
  export const wordChunks: Record<'en' | 'pt' | 'ru' | 'tr' | 'zh-TW' | 'zn', Record<string, Chunk | undefined>>;
}
