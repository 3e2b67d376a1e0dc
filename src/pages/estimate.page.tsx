import { FormattedMessage, useIntl } from 'react-intl';
import { above, levelsOf, namesOf, type Places } from '#machines/destination.ts';
import { estimateMachine } from '#machines/estimate.machine.ts';
import { sentenceOf } from '#machines/problem.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Button } from '../design/Button.tsx';
import { Note } from '../design/Note.tsx';
import { RadioCards } from '../design/RadioCards.tsx';
import { Select } from '../design/Select.tsx';
import { Block, Skeleton } from '../design/Skeleton.tsx';
import { styled } from '../design/stitches.config.ts';
import { TextButton } from '../design/TextLink.tsx';
import { addressLine } from '../parts/addressLine.ts';
import { DeliveryPromise } from '../parts/DeliveryPromise.tsx';
import { messageId } from '../parts/messageId.ts';
import type { Page, ViewOf } from '../view.ts';

type View = ViewOf<typeof estimateMachine>;

const Box = styled('div', { display: 'grid', minBlockSize: '$touch' });
const Form = styled('div', { display: 'grid', gap: '$3', padding: '$4', border: '1px solid $line', borderRadius: '$m', backgroundColor: '$paperRaised' });
const Acts = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '$4' });
const Place = styled('p', { text: '$14', fontWeight: '$bold', overflowWrap: 'anywhere' });

const Told = styled('div', { display: 'grid', gap: '$1' });

const levelWords = ['estimate.province', 'estimate.district', 'estimate.town'] as const;

const Choosing = ({ snapshot, send, may, places }: View & { places: Places }) => {
  const intl = useIntl();
  const { areaId, destination } = snapshot.context;
  const { tree, addresses } = places;
  return (
    <Form>
      {addresses.length > 0 ? (
        <RadioCards
          label={intl.formatMessage({ id: 'estimate.addresses' })} kind="row" value={destination?.addrId ? String(destination.addrId) : null}
          onChange={(value) => send({ type: 'address.chosen', addrId: Number(value) })}
          cards={addresses.map((address) => ({ value: String(address.addrId), label: address.receiver, note: addressLine(address) }))}
        />
      ) : null}
      {levelsOf(tree, areaId).map(({ areas, chosen }, level) => (
        <Select
          key={level} label={intl.formatMessage({ id: levelWords[level] ?? 'estimate.town' })} value={chosen ? String(chosen) : ''}
          options={areas.map((area) => ({ value: String(area.areaId), label: area.areaName }))}
          onChange={(value) => send({ type: 'area.chosen', areaId: Number(value) || (chosen ? above(tree, chosen) : 0) })}
        />
      ))}
      <Button kind="secondary" onPress={may({ type: 'show.pressed' })} reason={<FormattedMessage id="estimate.chooseFirst" />}><FormattedMessage id="estimate.show" /></Button>
      <TextButton tall soft onPress={may({ type: 'close.pressed' })}><FormattedMessage id="shell.close" /></TextButton>
    </Form>
  );
};

const EstimateView = (view: View) => {
  const { snapshot, may } = view;
  const { places, destination, estimate, problem, shipFrom } = snapshot.context;
  const isTold = snapshot.matches('told') && places && destination && estimate;
  const isFailed = snapshot.matches('placeless') || snapshot.matches('untold');
  return (
    <Box data-state={stateWord(snapshot.value)} aria-busy={snapshot.hasTag('busy') || undefined}>
      {snapshot.matches('closed') ? <TextButton tall soft onPress={may({ type: 'open.pressed' })}><FormattedMessage id="estimate.open" /></TextButton> : null}
      {snapshot.hasTag('busy') ? <Skeleton><Block height={64} /></Skeleton> : null}
      {snapshot.matches('choosing') && places ? <Choosing {...view} places={places} /> : null}
      <Told role="status">
        {isTold ? (
          <>
            <Place><FormattedMessage id="estimate.to" values={{ place: namesOf(places, destination).join(', ') }} /></Place>
            <DeliveryPromise delivery={estimate} shipFrom={shipFrom} />
          </>
        ) : null}
        {isFailed && problem ? <Note kind="warn" title={<FormattedMessage id={messageId(sentenceOf(problem.code))} />} /> : null}
      </Told>
      <Acts>
        {isFailed ? <TextButton tall onPress={may({ type: 'retry.pressed' })}><FormattedMessage id="shell.retry" /></TextButton> : null}
        {snapshot.matches('placeless') ? <TextButton tall soft onPress={may({ type: 'close.pressed' })}><FormattedMessage id="shell.close" /></TextButton> : null}
        {snapshot.matches('told') || snapshot.matches('untold') ? <TextButton tall soft onPress={may({ type: 'open.pressed' })}><FormattedMessage id="estimate.change" /></TextButton> : null}
        {isTold ? <TextButton tall soft onPress={may({ type: 'forget.pressed' })}><FormattedMessage id="estimate.forget" /></TextButton> : null}
      </Acts>
    </Box>
  );
};

export const page = { machine: estimateMachine, View: EstimateView } satisfies Page<typeof estimateMachine>;
