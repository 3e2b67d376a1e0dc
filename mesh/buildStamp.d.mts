type What = 'mesh' | 'documents' | 'pages' | 'server';
export declare const sources: Record<What, string[]>;
export declare const stampOf: (root: string, paths: string[]) => string;
export declare const lastStamps: (root: string) => Partial<Record<What, string>>;
export declare const stale: (root: string) => What[];
