import { FormattedMessage, useIntl } from 'react-intl';
import { longestKey } from '#machines/rules/order/orderSearch.ts';
import type { OrderSearch } from '#machines/model/order.ts';
import { Button } from '../../design/control/Button.tsx';
import { Field } from '../../design/control/Field.tsx';
import { FieldRow } from '../../design/control/FieldRow.tsx';
import { Form } from '../../design/control/Form.tsx';
import { Disclosure } from '../../design/Disclosure.tsx';
import { SearchIcon } from '../../design/icon/icons.tsx';
import { styled } from '../../design/stitches.config.ts';

const Frame = styled('div', {
  marginBlockEnd: '$4',
  '& form': { gap: '$3', paddingBlockStart: '$2', '@desk': { gridTemplateColumns: '3fr 4fr 4fr', alignItems: 'start' } },
});

type Props = {
  search: OrderSearch;
  /** What is shown was searched for. */
  isSearched: boolean;
  /** The last day lies before the first. */
  isWrong: boolean;
  onType: (field: keyof OrderSearch) => ((text: string) => void) | undefined;
  onSearch: (() => void) | undefined;
  onClear: (() => void) | undefined;
};

/** Finds orders by a word or their number, and by the days they were placed on. */
export const OrderSearchForm = ({ search, isSearched, isWrong, onType, onSearch, onClear }: Props) => {
  const intl = useIntl();
  const say = (id: 'key' | 'from' | 'to') => intl.formatMessage({ id: `orders.search.${id}` });
  return (
    <Frame>
      <Disclosure
        open={isSearched}
        summary={
          <>
            <SearchIcon size={18} />
            <FormattedMessage id="orders.search" />
          </>
        }
      >
        <Form label={intl.formatMessage({ id: 'orders.search' })} onSubmit={onSearch}>
          <Field label={say('key')} type="search" maxLength={longestKey} value={search.key} onChange={onType('key')} />
          <FieldRow>
            <Field label={say('from')} type="date" value={search.from} onChange={onType('from')} />
            <Field
              label={say('to')}
              type="date"
              value={search.to}
              onChange={onType('to')}
              error={isWrong ? <FormattedMessage id="orders.search.turnedRound" /> : null}
            />
          </FieldRow>
          <FieldRow>
            <Button kind="secondary" submit wide onPress={onSearch}>
              <FormattedMessage id="orders.search.find" />
            </Button>
            {isSearched ? (
              <Button kind="quiet" wide onPress={onClear}>
                <FormattedMessage id="orders.search.all" />
              </Button>
            ) : null}
          </FieldRow>
        </Form>
      </Disclosure>
    </Frame>
  );
};
