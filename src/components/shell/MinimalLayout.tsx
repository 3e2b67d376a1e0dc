import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BrandMark } from '../../design/icon/BrandMark.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { PlaceLink } from '../link/PlaceLink.tsx';

const Head = styled('header', {
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: '$2',
  borderBlockEnd: '1px solid $line',
  backgroundColor: '$paperRaised',
});
const Home = styled(PlaceLink, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '$touch',
  borderRadius: '$m',
  textDecoration: 'none',
});

/** Around a page outside the shell: only the way home (spec 2, /Register). */
export const MinimalLayout = ({ children }: { children: ReactNode }) => {
  const intl = useIntl();
  const { brand } = useAppContext();
  return (
    <>
      <Head>
        <Home place={{ name: 'home' }} aria-label={intl.formatMessage({ id: 'shell.home' }, { brand })}>
          <BrandMark brand={brand} />
        </Home>
      </Head>
      {children}
    </>
  );
};
