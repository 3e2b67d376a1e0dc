import { FormattedMessage, useIntl } from 'react-intl';
import { above, levelsOf, namesOf, type Places } from '#machines/rules/deliveryDestination.ts';
import { deliveryEstimateMachine, isClosed, isFailed, isPlaced, isTold } from '#machines/deliveryEstimate.machine.ts';
import { problemMessageId } from '#machines/model/problem.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { Button } from '../design/control/Button.tsx';
import { Callout } from '../design/Callout.tsx';
import { RadioCards } from '../design/control/RadioCards.tsx';
import { Select } from '../design/control/Select.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/control/TextLink.tsx';
import { AddressText } from '../components/order/AddressText.tsx';
import { DeliveryPromise } from '../components/product/DeliveryPromise.tsx';
import { messageId } from '../components/hooks/messageId.ts';
import type { Page, ViewOf } from '../app/pageTypes.ts';

type View = ViewOf<typeof deliveryEstimateMachine>;

const Box = styled('div', { display: 'grid', minBlockSize: '$touch' });
const Form = styled('div', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$m',
  backgroundColor: '$paperRaised',
});
const Acts = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '$4' });
const Place = styled('p', { text: '$14', fontWeight: '$bold', overflowWrap: 'anywhere' });

const Told = styled('div', { display: 'grid', gap: '$1' });

const levelWords = ['deliveryEstimate.province', 'deliveryEstimate.district', 'deliveryEstimate.town'] as const;

const Choosing = ({ snapshot, send, may, places }: View & { places: Places }) => {
  const intl = useIntl();
  const { areaId, destination } = snapshot.context;
  const { tree, addresses } = places;
  return (
    <Form>
      {addresses.length > 0 ? (
        <RadioCards
          label={intl.formatMessage({ id: 'deliveryEstimate.addresses' })}
          kind="row"
          value={destination?.addrId ? String(destination.addrId) : null}
          onChange={(value) => send({ type: 'address.chosen', addrId: Number(value) })}
          cards={addresses.map((address) => ({
            value: String(address.addrId),
            label: address.receiver,
            note: <AddressText address={address} />,
          }))}
        />
      ) : null}
      {levelsOf(tree, areaId).map(({ areas, chosen }, level) => (
        <Select
          key={level}
          label={intl.formatMessage({ id: levelWords[level] ?? 'deliveryEstimate.town' })}
          value={chosen ? String(chosen) : ''}
          options={areas.map((area) => ({ value: String(area.areaId), label: area.areaName }))}
          onChange={(value) => send({ type: 'area.chosen', areaId: Number(value) || (chosen ? above(tree, chosen) : 0) })}
        />
      ))}
      <Button kind="secondary" onPress={may({ type: 'show.pressed' })} reason={<FormattedMessage id="deliveryEstimate.chooseFirst" />}>
        <FormattedMessage id="deliveryEstimate.show" />
      </Button>
      <TextButton tall soft onPress={may({ type: 'close.pressed' })}>
        <FormattedMessage id="shell.close" />
      </TextButton>
    </Form>
  );
};

const EstimateView = (view: View) => {
  const { snapshot, may } = view;
  const { places, destination, estimate, problem, shipFrom } = snapshot.context;
  const shownEstimate = isTold(snapshot) && places && destination && estimate;
  return (
    <Box data-state={statePath(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      {isClosed(snapshot) ? (
        <TextButton tall soft onPress={may({ type: 'open.pressed' })}>
          <FormattedMessage id="deliveryEstimate.open" />
        </TextButton>
      ) : null}
      {snapshot.hasTag('busy') && !shownEstimate ? (
        <Skeleton>
          <Block height={64} />
        </Skeleton>
      ) : null}
      {snapshot.matches('choosing') && places ? <Choosing {...view} places={places} /> : null}
      <Told role="status">
        {shownEstimate ? (
          <>
            <Place>
              <FormattedMessage id="deliveryEstimate.to" values={{ place: namesOf(places, destination).join(', ') }} />
            </Place>
            <DeliveryPromise delivery={shownEstimate} shipFrom={shipFrom} />
          </>
        ) : null}
        {isFailed(snapshot) && problem ? (
          <Callout kind="warn" title={<FormattedMessage id={messageId(problemMessageId(problem.code))} />} />
        ) : null}
      </Told>
      <Acts>
        {isFailed(snapshot) ? (
          <TextButton tall onPress={may({ type: 'retry.pressed' })}>
            <FormattedMessage id="shell.retry" />
          </TextButton>
        ) : null}
        {snapshot.matches('placeless') ? (
          <TextButton tall soft onPress={may({ type: 'close.pressed' })}>
            <FormattedMessage id="shell.close" />
          </TextButton>
        ) : null}
        {isPlaced(snapshot) ? (
          <TextButton tall soft onPress={may({ type: 'open.pressed' })}>
            <FormattedMessage id="deliveryEstimate.change" />
          </TextButton>
        ) : null}
        {shownEstimate ? (
          <TextButton tall soft onPress={may({ type: 'forget.pressed' })}>
            <FormattedMessage id="deliveryEstimate.forget" />
          </TextButton>
        ) : null}
      </Acts>
    </Box>
  );
};

export const page = { machine: deliveryEstimateMachine, View: EstimateView } satisfies Page<typeof deliveryEstimateMachine>;
