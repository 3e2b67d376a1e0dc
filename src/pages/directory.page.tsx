import { FormattedMessage, useIntl } from 'react-intl';
import { directoryMachine, type Directory, type DirectoryPlace } from '#machines/directory.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { shopSorts } from '#machines/model/seller.ts';
import { Chips } from '../design/control/Chip.tsx';
import { Page, PageHeading } from '../design/layout/Page.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { BrandNames } from '../components/list/BrandNames.tsx';
import { PageBreadcrumb } from '../components/link/PageBreadcrumb.tsx';
import { NameGrid } from '../components/list/NameCard.tsx';
import { IllustratedEmptyState } from '../components/list/IllustratedEmptyState.tsx';
import { PageLinks } from '../components/list/PageLinks.tsx';
import { PlaceButton } from '../components/link/PlaceButton.tsx';
import { PlaceChip } from '../components/link/PlaceChip.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { ShopNames } from '../components/list/ShopNames.tsx';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const coming = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const headings = { brands: 'directory.brands', shops: 'directory.shops' } as const;

/** All of the same list, from its beginning. */
const whole = (place: DirectoryPlace): DirectoryPlace =>
  place.name === 'brands' ? { name: 'brands', letter: '', page: 1 } : { name: 'shops', sortName: 'default', page: 1 };

const Letters = ({ chosen }: { chosen: string }) => {
  const intl = useIntl();
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'directory.letters' })} css={{ gap: '$1', marginBlockEnd: '$5' }}>
      {['', ...letters].map((letter) => (
        <PlaceChip
          key={letter}
          place={{ name: 'brands', letter, page: 1 }}
          chosen={letter === chosen}
          aria-current={letter === chosen ? 'page' : undefined}
          css={{ justifyContent: 'center', minInlineSize: '$touch', paddingInline: '$2' }}
        >
          {letter || <FormattedMessage id="directory.allLetters" />}
        </PlaceChip>
      ))}
    </Chips>
  );
};

const Sorts = ({ chosen }: { chosen: string }) => {
  const intl = useIntl();
  return (
    <Chips as="nav" aria-label={intl.formatMessage({ id: 'directory.sort' })} css={{ marginBlockEnd: '$5' }}>
      {shopSorts.map((sortName) => (
        <PlaceChip
          key={sortName}
          place={{ name: 'shops', sortName, page: 1 }}
          chosen={sortName === chosen}
          aria-current={sortName === chosen ? 'page' : undefined}
        >
          <FormattedMessage id={`directory.sort.${sortName}`} />
        </PlaceChip>
      ))}
    </Chips>
  );
};

const Names = ({ directory }: { directory: Directory }) =>
  directory.kind === 'brands' ? <BrandNames brands={directory.page.records} /> : <ShopNames shops={directory.page.records} />;

const DirectoryPage = ({ snapshot, may }: ViewOf<typeof directoryMachine>) => {
  const { place, directory, problem } = snapshot.context;
  const heading = <FormattedMessage id={headings[place.name]} />;
  return (
    <Page data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')}>
      <PageBreadcrumb here={heading} />
      <PageHeading>{heading}</PageHeading>
      {place.name === 'brands' ? <Letters chosen={place.letter} /> : <Sorts chosen={place.sortName} />}
      {snapshot.matches('reading') ? (
        <Skeleton aria-hidden>
          <NameGrid>
            {coming.map((box) => (
              <li key={box}>
                <Block height={64} css={{ blockSize: '88px' }} />
              </li>
            ))}
          </NameGrid>
        </Skeleton>
      ) : null}
      {snapshot.matches('unreadable') ? <ProblemState level={2} problem={problem} onRetry={may({ type: 'retry.pressed' })} /> : null}
      {snapshot.matches('empty') ? (
        <IllustratedEmptyState
          of="found"
          title={
            place.name === 'brands' && place.letter ? (
              <FormattedMessage id="directory.noneWith" values={{ letter: place.letter }} />
            ) : (
              <FormattedMessage id="directory.none" />
            )
          }
          action={
            <PlaceButton kind="primary" snug place={whole(place)}>
              <FormattedMessage id={place.name === 'brands' ? 'directory.allBrands' : 'directory.allShops'} />
            </PlaceButton>
          }
        />
      ) : null}
      {directory && snapshot.matches('shown') ? (
        <>
          <Names directory={directory} />
          <PageLinks first={place.page} pages={directory.page.pages} placeOf={(page) => ({ ...place, page })} />
        </>
      ) : null}
    </Page>
  );
};

export const page = {
  machine: directoryMachine,
  View: DirectoryPage,
  statuses: { unreadable: 503 },
  head: ({ context, value }, intl) => ({
    title:
      context.place.name === 'brands' && context.place.letter
        ? intl.formatMessage({ id: 'directory.brandsWith' }, { letter: context.place.letter })
        : intl.formatMessage({ id: headings[context.place.name] }),
    status: value === 'empty' && context.place.page > 1 ? 404 : undefined,
  }),
} satisfies PageModule<typeof directoryMachine>;
