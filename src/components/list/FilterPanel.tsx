import { useIntl } from 'react-intl';
import type { filterPanelMachine } from '#machines/filterPanel.machine.ts';
import { choicesOf } from '#machines/rules/list/filters.ts';
import { parseListQuery } from '#machines/rules/list/listQuery.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../../design/control/Button.tsx';
import { FilterIcon } from '../../design/icon/pageIcons.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { FilterForm } from './FilterForm.tsx';
import { LazySheet } from '../shell/LazySheet.tsx';
import { useIntersection } from '../hooks/useIntersection.ts';

const Room = styled('aside', { gridArea: 'filters', flex: '1 0 auto', minInlineSize: 0 });
const Opener = styled('div', { display: 'grid', '& button': { inlineSize: '100%' }, '@desk': { display: 'none' } });
const Beside = styled('div', { backgroundColor: '$paper', '@phone': { display: 'none' } });

type Props = ViewOf<typeof filterPanelMachine> & { /** The list is on its way, and with it the counts. */ isListComing?: boolean };

/** What a list can be narrowed by: beside it at the desk, where it stands on the first screen, a sheet on the phone. */
export const FilterPanel = ({ isListComing = false, ...view }: Props) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const near = useIntersection(isListComing ? undefined : may({ type: 'panel.neared' }));
  const name = intl.formatMessage({ id: 'list.filters' });
  const set = choicesOf(parseListQuery(snapshot.context.place.query).filters).length;
  const isOpen = snapshot.matches({ sheet: 'open' });
  return (
    <Room data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy')} aria-label={name}>
      <Opener>
        <Button kind="secondary" onPress={isOpen ? undefined : may({ type: 'panel.opened' })}>
          <FilterIcon size={20} />
          {set > 0 ? intl.formatMessage({ id: 'list.filtersSet' }, { count: set }) : name}
        </Button>
      </Opener>
      <Beside ref={near}>
        <FilterForm {...view} />
      </Beside>
      <LazySheet
        open={isOpen}
        title={name}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={isOpen ? may({ type: 'panel.closed' }) : undefined}
      >
        <FilterForm {...view} inSheet />
      </LazySheet>
    </Room>
  );
};
