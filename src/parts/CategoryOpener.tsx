import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Show } from '../show.tsx';
import type { Running } from '../stage.ts';
import { CategoryRoom, type CategoryRoomProps, type Told } from './CategoryRoom.tsx';
import { useAround } from './around.ts';

/** The way to all categories: a link, which brings the drawer or the menu when somebody comes near it. */
export const CategoryOpener = ({ form, ...rest }: Pick<CategoryRoomProps, 'form' | 'label' | 'face'>) => {
  const { beside, go, now } = useAround();
  const [running, setRunning] = useState<Running | null>(null);
  const isOpen = useSelector(running?.actor, (snapshot) => snapshot?.matches('open'));
  const bringing = useRef<Promise<Running> | null>(null);
  const last = useRef<Told | null>(null);
  const bring = () => (bringing.current ??= beside!('categoryMenu', { form }).then((begun) => {
    setRunning(begun.running);
    return begun.running;
  }));
  // What came while its code was on the way counts by its last word only.
  const tell = (event: Told) => {
    last.current = event;
    bring().then(({ actor }) => {
      if (last.current === event) actor.send({ ...event, at: now() });
    }, () => {
      bringing.current = null;
      if (event.type === 'button.pressed') go({ name: 'categories' });
    });
  };
  return (
    <CategoryRoom form={form} isOpen={isOpen} {...(beside ? { tell, onNear: () => void bring().catch(() => undefined) } : {})} {...rest}>
      {running ? <Show actor={running.actor} View={running.page.View} now={now} /> : null}
    </CategoryRoom>
  );
};
