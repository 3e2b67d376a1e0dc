declare module 'virtual:words' {
  type Chunk = () => Promise<{ default: Record<string, string> }>;
  /** Compiled sentences by locale, and there by room: the id's part before its first dot decides the room. */
  export const wordChunks: Record<'en' | 'pt' | 'ru' | 'tr' | 'zh-TW' | 'zn', () => Promise<{ default: Record<string, Chunk | undefined> }>>;
}
