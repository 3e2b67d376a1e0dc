import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { ActorView } from '../../app/ActorView.tsx';
import type { RunningPage } from '../../runtime/actorSlots.ts';
import { CategoryMenuAnchor, type CategoryMenuAnchorProps, type CategoryMenuMessage } from './CategoryMenuAnchor.tsx';
import { useAppContext } from '../../app/AppContext.ts';

/** The way to all categories: a link, which brings the drawer or the menu when somebody comes near it. */
export const CategoryMenuTrigger = ({ form, ...rest }: Pick<CategoryMenuAnchorProps, 'form' | 'label' | 'face'>) => {
  const { beside, go, now } = useAppContext();
  const [running, setRunning] = useState<RunningPage | null>(null);
  const isOpen = useSelector(running?.actor, (snapshot) => snapshot?.matches('open'));
  const bringing = useRef<Promise<RunningPage> | null>(null);
  const last = useRef<CategoryMenuMessage | null>(null);
  const bring = () =>
    (bringing.current ??= beside!('categoryMenu', { form }).then((started) => {
      setRunning(started.running);
      return started.running;
    }));
  // What came while its code was on the way counts by its last word only.
  const tell = (event: CategoryMenuMessage) => {
    last.current = event;
    bring().then(
      ({ actor }) => {
        if (last.current === event) actor.send({ ...event, at: now() });
      },
      () => {
        bringing.current = null;
        if (event.type === 'button.pressed') go({ name: 'categories' });
      },
    );
  };
  return (
    <CategoryMenuAnchor
      form={form}
      isOpen={isOpen}
      {...(beside ? { tell, onNear: () => void bring().catch(() => undefined) } : {})}
      {...rest}
    >
      {running ? <ActorView actor={running.actor} View={running.page.View} now={now} /> : null}
    </CategoryMenuAnchor>
  );
};
