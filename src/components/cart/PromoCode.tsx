import { FormattedMessage, useIntl } from 'react-intl';
import type { promoCodeMachine } from '#machines/promoCode.machine.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../../design/control/Button.tsx';
import { Field } from '../../design/control/Field.tsx';
import { Form } from '../../design/control/Form.tsx';
import { styled } from '../../design/stitches.config.ts';
import type { ViewOf } from '../../app/pageTypes.ts';
import { useKeptFocus } from '../hooks/useKeptFocus.ts';
import { useProblemText } from '../useProblemText.ts';

type View = ViewOf<typeof promoCodeMachine>;

const Line = styled('div', {
  display: 'flex',
  alignItems: 'start',
  gap: '$2',
  '& > :first-child': { flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& > :last-child': { flex: 'none' },
  '& small': { display: 'block', color: '$inkSoft' },
});

/** Why the last code takes nothing off, in the mall's words where it said why. */
const useFault = ({ snapshot }: View): string | undefined => {
  const textOf = useProblemText();
  const { problem, promo } = snapshot.context;
  if (snapshot.matches({ entering: 'lost' })) return promo?.desc;
  if (!problem || !snapshot.matches({ entering: 'refused' })) return undefined;
  const reason = problem.data?.reason;
  return typeof reason === 'string' ? reason : textOf(problem);
};

const Entry = (view: View) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const apply = may({ type: 'apply.pressed' });
  return (
    <Form onSubmit={apply}>
      <Line>
        <Field
          label={intl.formatMessage({ id: 'promoCode.label' })}
          name="promoCode"
          value={snapshot.context.code}
          maxLength={40}
          autoComplete="off"
          error={useFault(view)}
          onChange={may({ type: 'code.typed', code: '' }, 'code')}
        />
        <Button kind="secondary" busy={snapshot.hasTag('busy')} onPress={apply}>
          <FormattedMessage id="promoCode.apply" />
        </Button>
      </Line>
    </Form>
  );
};

/** A promo code: typed and applied, with the reason where it cannot be; or the one that counts, to be removed. */
export const PromoCode = (view: View) => {
  const intl = useIntl();
  const { snapshot, may } = view;
  const { promo } = snapshot.context;
  const isApplied = snapshot.matches('applied');
  const isBusy = snapshot.hasTag('busy');
  const frame = useKeptFocus<HTMLDivElement>(isApplied, 'input, button', !isBusy);
  return (
    <div ref={frame} data-state={statePath(snapshot.value)} aria-busy={isBusy}>
      <Line>
        <div role="status">
          {isApplied && promo ? (
            <>
              <b>{promo.code}</b>
              <small>{promo.desc}</small>
            </>
          ) : null}
        </div>
        {isApplied && promo ? (
          <Button
            kind="quiet"
            small
            onPress={may({ type: 'remove.pressed' })}
            label={intl.formatMessage({ id: 'promoCode.removeThis' }, { code: promo.code })}
          >
            <FormattedMessage id="promoCode.remove" />
          </Button>
        ) : null}
      </Line>
      {isApplied ? null : <Entry {...view} />}
    </div>
  );
};
