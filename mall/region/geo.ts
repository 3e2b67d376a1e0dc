import type { MallContext } from '../platform/mallContext.ts';
import { z } from '../platform/http/schemas.ts';
import { defaultRegion } from './region.ts';

export type Geo = { country: string; country_code: string; source: 'ip' | 'default' };

const LIMIT_MS = 300;
const answered = z.object({
  country_code: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
  countryCode: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional(),
  country: z.string().max(100).optional(),
});
const geoByIp = new Map<string, Geo>();

/**
 * The country of an address by GEO_URL (`{ip}` is filled in, else appended as `?ip=`), 300 ms at most; the default region's when it fails,
 * which is logged and never an error (A2).
 */
export async function lookUp(context: MallContext, ip: string): Promise<Geo> {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const standard: Geo = {
    country: names.of(defaultRegion.code) ?? defaultRegion.code,
    country_code: defaultRegion.code,
    source: 'default',
  };
  const { geoUrl } = context.config;
  if (!geoUrl) return standard;
  const known = geoByIp.get(ip);
  if (known) return known;
  try {
    const address = new URL(geoUrl.replaceAll('{ip}', encodeURIComponent(ip)));
    if (!geoUrl.includes('{ip}') && ip) address.searchParams.set('ip', ip);
    const answer = await fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const { country_code, countryCode, country } = answered.parse(await answer.json());
    const code = (country_code ?? countryCode ?? (country?.length === 2 ? country : undefined))?.toUpperCase();
    if (!code) throw new Error('it named no country');
    const found: Geo = { country: names.of(code) ?? code, country_code: code, source: 'ip' };
    if (geoByIp.size < 10_000) geoByIp.set(ip, found);
    return found;
  } catch (failed) {
    context.log(`geolocation failed, the default region is used: ${(failed as Error).message}`);
    return standard;
  }
}
