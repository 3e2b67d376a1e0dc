import { createHash } from 'node:crypto';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

type SecuritySettings = {
  inlineScript: string;
  vaultOrigins: string[];
  /** The shop's public address is an HTTPS one: browsers are told to use nothing else for two years. */
  isSecure: boolean;
  development: boolean;
};

/**
 * The headers of every answer. Only our own scripts run, besides the one that a document carries itself;
 * only the card vault may be framed, and nobody frames us.
 */
export const securityHeaders = ({ inlineScript, vaultOrigins, isSecure, development }: SecuritySettings): Record<string, string> => {
  // Vite's client and its refresh preamble are inline, and it talks over a socket.
  const scripts = development ? "'self' 'unsafe-inline'" : `'self' ${hashOf(inlineScript)}`;
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src ${scripts}`,
      // Stitches writes its rules into a style element, views set variables in style attributes.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      development ? "connect-src 'self' ws:" : "connect-src 'self'",
      `frame-src ${vaultOrigins.length > 0 ? vaultOrigins.join(' ') : "'none'"}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
};

/** A change comes from our own pages only: cookies are SameSite=Lax, and this is the second lock. */
export const isOwnPage = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));
};
