import { useSyncExternalStore } from 'react';
import { styled } from '../design/stitches.config.ts';
import { vaultAddress, vaultFrameId } from '../vaultFrame.ts';
import { useAround } from './around.ts';

const Frame = styled('iframe', { inlineSize: '100%', border: 0, borderRadius: '$m', colorScheme: 'normal' });

const never = () => () => undefined;
const theme = (): 'day' | 'night' => {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'day' || chosen === 'night') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
};

/** The bank card vault's own document: card numbers are typed there and never reach the shop. Only in the browser. */
export const VaultFrame = ({ url, title, height }: { url: string; title: string; height: number }) => {
  const { here } = useAround();
  const isBrowser = useSyncExternalStore(never, () => true, () => false);
  if (!isBrowser) return null;
  const { hostname, origin } = window.location;
  return <Frame id={vaultFrameId} title={title} src={vaultAddress(url, { hostname, origin, locale: here.locale, theme: theme() })} height={height} />;
};
