import { FormattedMessage, useIntl } from 'react-intl';
import { longestListName } from '#machines/rules/groceryList.ts';
import { isOnList, listPickerMachine } from '#machines/listPicker.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { Button } from '../design/control/Button.tsx';
import { Checkbox } from '../design/control/Checkbox.tsx';
import { Field } from '../design/control/Field.tsx';
import { TextButton } from '../design/control/TextLink.tsx';
import { Callout } from '../design/Callout.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { ValidatedForm } from '../components/account/ValidatedForm.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import { LazySheet } from '../components/shell/LazySheet.tsx';
import { ProblemState } from '../components/shell/ProblemState.tsx';
import { useProblemText } from '../components/useProblemText.ts';
import type { Page as PageModule, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof listPickerMachine>;

const Lists = styled('ul', { listStyle: 'none', padding: 0, margin: 0, overflowWrap: 'anywhere' });

const Listed = ({ snapshot, may }: View) => {
  const intl = useIntl();
  const textOf = useProblemText();
  const { lists, name, nameError, tries, refused } = snapshot.context;
  const create = may({ type: 'create.pressed' });
  return (
    <>
      {refused ? (
        <Callout kind="alarm" urgent>
          {textOf(refused)}
        </Callout>
      ) : null}
      {lists.length === 0 ? (
        <p>
          <FormattedMessage id="listPicker.none" />
        </p>
      ) : (
        <Lists aria-label={intl.formatMessage({ id: 'listPicker.title' })}>
          {lists.map((list) => {
            const isOn = isOnList(snapshot.context, list);
            return (
              <li key={list.listId}>
                <Checkbox
                  label={list.listName}
                  checked={isOn}
                  onChange={may({ type: 'list.ticked', listId: list.listId, isOn: !isOn }, 'isOn')}
                />
              </li>
            );
          })}
        </Lists>
      )}
      <ValidatedForm
        label={intl.formatMessage({ id: 'listPicker.create' })}
        errors={nameError === null ? {} : { listName: 'invalid' }}
        tries={tries}
        onSubmit={create}
      >
        <Field
          label={intl.formatMessage({ id: 'listPicker.name' })}
          name="listName"
          value={name}
          maxLength={longestListName}
          autoComplete="off"
          required
          error={nameError === null ? null : intl.formatMessage({ id: messageId(problemMessageId(nameError)) })}
          onChange={may({ type: 'name.typed', name: '' }, 'name')}
        />
        <Button kind="secondary" submit wide busy={snapshot.matches({ open: { listed: 'creating' } })} onPress={create}>
          <FormattedMessage id="listPicker.create" />
        </Button>
      </ValidatedForm>
    </>
  );
};

const ListPickerView = (view: View) => {
  const { snapshot, may } = view;
  const intl = useIntl();
  const { prodName, hasButton } = snapshot.context;
  const named = prodName === null ? {} : { label: intl.formatMessage({ id: 'listPicker.openOf' }, { name: prodName }) };
  return (
    <div data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      {hasButton ? (
        <TextButton tall soft {...named} onPress={may({ type: 'open.pressed' })}>
          <FormattedMessage id="listPicker.open" />
        </TextButton>
      ) : null}
      <LazySheet
        open={snapshot.matches('open') && !snapshot.context.isClosing}
        title={intl.formatMessage({ id: 'listPicker.title' })}
        lead={prodName}
        closeLabel={intl.formatMessage({ id: 'shell.close' })}
        onClose={may({ type: 'close.pressed' })}
      >
        {snapshot.matches({ open: 'reading' }) ? (
          <Skeleton aria-hidden>
            <Block height={120} />
          </Skeleton>
        ) : null}
        {snapshot.matches({ open: 'unreadable' }) ? (
          <ProblemState level={2} problem={snapshot.context.problem} onRetry={may({ type: 'retry.pressed' })} />
        ) : null}
        {snapshot.matches({ open: 'listed' }) ? <Listed {...view} /> : null}
      </LazySheet>
    </div>
  );
};

export const page = { machine: listPickerMachine, View: ListPickerView } satisfies PageModule<typeof listPickerMachine>;
