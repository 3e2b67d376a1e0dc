import { useEffect, useMemo } from 'react';
import { collectionMachine } from '#machines/collection.machine.ts';
import { isKept, shownFans } from '#machines/favourite.ts';
import { stateWord } from '#machines/stateWord.ts';
import { Hearts } from '#src/hearts.ts';
import { AroundContext, useAround } from '#src/parts/around.ts';
import { FollowButton } from '#src/parts/FollowButton.tsx';
import { HeartButton } from '#src/parts/HeartButton.tsx';
import type { ViewOf } from '#src/view.ts';
import { collection } from '../happenings/collection.happenings.ts';
import { shopCard } from '../happenings/goods.ts';
import { walkPage } from './walk.tsx';

/** A heart and a follow button, as they stand in cards and on the page of a shop. */
const Kept = ({ snapshot, send }: ViewOf<typeof collectionMachine>) => {
  const around = useAround();
  const hearts = useMemo(() => new Hearts(false), []);
  hearts.hear = (pressed) => send({ type: 'favourites.wanted', ...pressed });
  useEffect(() => {
    hearts.follow({ isKept: (favourite) => isKept(snapshot.context, favourite), fansOf: (shop, counted) => shownFans(snapshot.context, shop, counted), see: () => undefined });
  }, [hearts, snapshot]);
  return (
    <AroundContext value={{ ...around, hearts }}>
      <div data-state={stateWord(snapshot.value)} aria-busy={false}>
        <HeartButton prodId={101} />
        <FollowButton shop={shopCard} />
      </div>
    </AroundContext>
  );
};

walkPage({ machine: collectionMachine, View: Kept }, collection, { elsewhere: ['cards.shown', 'network.returned'] });
