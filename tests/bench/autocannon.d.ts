declare module 'autocannon' {
  type Sent = { method?: string; path?: string };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    headers?: Record<string, string>;
    requests?: {
      setupRequest?: (request: Sent) => Sent;
      onResponse?: (status: number, body: string, context: object, headers: Record<string, string>) => void;
    }[];
  };
  type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    duration: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
