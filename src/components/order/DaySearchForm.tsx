import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DayRange } from '#machines/model/order.ts';
import { Button } from '../../design/control/Button.tsx';
import { Field } from '../../design/control/Field.tsx';
import { FieldRow } from '../../design/control/FieldRow.tsx';
import { Form } from '../../design/control/Form.tsx';
import { Disclosure } from '../../design/Disclosure.tsx';
import { SearchIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { Press } from '../../design/press.ts';

const Frame = styled('div', {
  marginBlockEnd: '$4',
  '& form': {
    gap: '$3',
    paddingBlockStart: '$2',
    '@desk': { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  },
});

type Props = {
  /** What is searched, whose messages are spoken. */
  of: 'orders' | 'refunds';
  days: DayRange;
  /** What is shown was searched for. */
  isSearched: boolean;
  /** The last day lies before the first. */
  isWrong: boolean;
  onDay: (field: keyof DayRange) => ((day: string) => void) | undefined;
  onSearch: Press;
  onClear: Press;
  /** The fields of what else is searched for. */
  children?: ReactNode;
};

/** Finds rows of a list by the days they were begun on. */
export const DaySearchForm = ({ of, days, isSearched, isWrong, onDay, onSearch, onClear, children }: Props) => {
  const intl = useIntl();
  return (
    <Frame>
      <Disclosure
        open={isSearched}
        summary={
          <>
            <SearchIcon size={18} />
            <FormattedMessage id={`${of}.search`} />
          </>
        }
      >
        <Form label={intl.formatMessage({ id: `${of}.search` })} onSubmit={onSearch}>
          {children}
          <FieldRow>
            <Field label={intl.formatMessage({ id: `${of}.search.from` })} type="date" value={days.from} onChange={onDay('from')} />
            <Field
              label={intl.formatMessage({ id: `${of}.search.to` })}
              type="date"
              value={days.to}
              onChange={onDay('to')}
              error={isWrong ? <FormattedMessage id={`${of}.search.turnedRound`} /> : null}
            />
          </FieldRow>
          <FieldRow>
            <Button kind="secondary" submit wide onPress={onSearch}>
              <FormattedMessage id={`${of}.search.find`} />
            </Button>
            {isSearched ? (
              <Button kind="quiet" wide onPress={onClear}>
                <FormattedMessage id={`${of}.search.all`} />
              </Button>
            ) : null}
          </FieldRow>
        </Form>
      </Disclosure>
    </Frame>
  );
};
