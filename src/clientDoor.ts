import { isWeather, problemOf } from '#machines/problem.ts';
import type { Tab } from './clientDeeds.ts';
import { askMall, mallNow, metaOf, type Ask } from './data/door.ts';
import type { Listen } from './data/live.ts';
import type { Door } from './plugs/plug.ts';
import { readWords } from './words.tsx';

/**
 * The door of this tab. It opens with the first drawing: nothing new is heard before, since what the document shows must
 * be what the browser draws first. What the mall refuses is told when there are words for it.
 */
export const clientDoor = ({ stage, hearts, here, firstDrawing }: Tab): Door => {
  const readRefusals = (): Promise<void> => readWords(here.locale, 'refusal').catch(() => undefined);

  const ask: Ask = async (document, question, how) => {
    await firstDrawing;
    const words = metaOf(document).shared ? undefined : readRefusals();
    try {
      const answer = await askMall(document, question, how);
      await words;
      return answer;
    } catch (failed) {
      if (!isWeather(problemOf(failed))) await readRefusals();
      throw failed;
    }
  };

  const listen: Listen = (listener) => {
    let isOver = false;
    let stop = () => {};
    void firstDrawing.then(() => import('./attending.ts')).then(({ attend }) => {
      if (!isOver) stop = attend(stage, listener);
    }, () => undefined);
    return () => {
      isOver = true;
      stop();
    };
  };

  return { ask, listen, now: mallNow, hearts };
};
