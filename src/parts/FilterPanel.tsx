import { useIntl } from 'react-intl';
import type { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { choicesOf } from '#machines/filters.ts';
import { wishOf } from '#machines/listWish.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { FilterIcon } from '../design/pageIcons.tsx';
import { styled } from '../design/stitches.config.ts';
import type { ViewOf } from '../view.ts';
import { lazily } from './lazily.tsx';
import { LazySheet } from './LazySheet.tsx';
import { useNear } from './useNear.ts';

const { Part: FilterForm, near: nearForm } = lazily(async () => (await import('./FilterForm.tsx')).FilterForm);

const Room = styled('aside', { gridArea: 'filters', flex: '1 0 auto', minInlineSize: 0 });
const Opener = styled('div', { display: 'grid', '& button': { inlineSize: '100%' }, '@desk': { display: 'none' } });
const Beside = styled('div', { backgroundColor: '$paper', '@phone': { display: 'none' } });

/** What a list can be narrowed by: beside it at the desk, a sheet on the phone. Its form is fetched when somebody comes near. */
export const FilterPanel = (view: ViewOf<typeof filterPanelMachine>) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const near = useNear(may({ type: 'panel.neared' }));
  const name = intl.formatMessage({ id: 'list.filters' });
  const set = choicesOf(wishOf(snapshot.context.place.wish).filters).length;
  const isOpen = snapshot.matches({ sheet: 'open' });
  const isWanted = !snapshot.matches({ counts: 'unasked' });
  return (
    <Room data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy')} aria-label={name}>
      <Opener onPointerEnter={nearForm} onFocus={nearForm}>
        <Button kind="secondary" onPress={isOpen ? undefined : may({ type: 'panel.opened' })}>
          <FilterIcon size={20} />
          {set > 0 ? intl.formatMessage({ id: 'list.filtersSet' }, { count: set }) : name}
        </Button>
      </Opener>
      <Beside ref={near}>{isWanted ? <FilterForm {...view} /> : null}</Beside>
      <LazySheet open={isOpen} title={name} closeLabel={intl.formatMessage({ id: 'shell.close' })} onClose={isOpen ? may({ type: 'panel.closed' }) : undefined}>
        <FilterForm {...view} inSheet />
      </LazySheet>
    </Room>
  );
};
