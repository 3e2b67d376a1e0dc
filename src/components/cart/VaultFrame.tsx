import { useMemo, useSyncExternalStore } from 'react';
import { styled } from '../../design/stitches.config.ts';
import { shownTheme } from '../../storage/themeStorage.ts';
import { vaultAddress, cardVaultFrameId } from '../../document/cardVaultFrame.ts';
import { useAppContext } from '../../app/AppContext.ts';

const Frame = styled('iframe', { inlineSize: '100%', border: 0, borderRadius: '$m', colorScheme: 'normal' });

/** What a frame needs before it says its height, in px. */
const smallestHeight = 264;

const never = () => () => undefined;

/** The bank card vault's own document: card numbers are typed there and never reach the shop. Only in the browser. */
export const VaultFrame = ({ url, title, height }: { url: string; title: string; height: number }) => {
  const { visitor } = useAppContext();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Another address would load the frame anew, and what was typed in it would be gone: a later theme is told to it instead.
  const address = useMemo(() => {
    if (!isBrowser) return null;
    const { hostname, origin } = window.location;
    return vaultAddress(url, { hostname, origin, locale: visitor.locale, theme: shownTheme() });
  }, [isBrowser, url, visitor.locale]);
  return address === null ? null : <Frame id={cardVaultFrameId} title={title} src={address} height={Math.max(height, smallestHeight)} />;
};
