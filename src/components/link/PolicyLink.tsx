import type { ReactNode } from 'react';
import { useAppContext } from '../../app/AppContext.ts';
import { InNewTab } from './InNewTab.tsx';
import { PlaceText } from './PlaceText.tsx';

export type Policy = 'service-agreement' | 'privacy-agreement' | 'refund-return' | 'help';

/** A policy page opens in a new tab, in zh-cn for `zn` and in en-us otherwise (spec 2). */
export const usePolicyPlace = (): ((slug: Policy) => { name: 'policy'; slug: string; lang: string }) => {
  const { visitor } = useAppContext();
  return (slug) => ({ name: 'policy', slug, lang: visitor.locale === 'zn' ? 'zh-cn' : 'en-us' });
};

/** Words that open a policy beside this page, so that nothing typed here is lost. */
export const PolicyLink = ({ slug, children }: { slug: Policy; children: ReactNode }) => (
  <PlaceText place={usePolicyPlace()(slug)} target="_blank" rel="noopener">
    {children}
    <InNewTab />
  </PlaceText>
);
