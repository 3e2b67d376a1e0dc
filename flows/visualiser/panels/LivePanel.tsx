import type { Place } from '#machines/model/place.ts';
import { statePath } from '#machines/rules/statePath.ts';
import { formatPlace } from '#src/navigation/formatPlace.ts';
import type { Tab } from '../live/follow.ts';
import { standingOf, type Log, type Stood } from '../live/log.ts';
import { ReportForm } from './ReportForm.tsx';
import { Entry, H3, Items, Small, Tool, ToolLink, Tools } from '../visualiser.styles.ts';

export type LivePanelProps = {
  log: Log;
  tabs: readonly Tab[];
  actor: string | null;
  acting: string | null;
  isFollowing: boolean;
  state: 'calling' | 'following' | 'lost' | 'kept';
  shop: string;
  onTab: (tab: string) => void;
  onActor: (actor: string) => void;
  onFollow: () => void;
  onRetry: () => void;
  onInspector: () => void;
  onLoad: (text: string) => void;
  onFault: (sentence: string) => void;
};

const words: Record<LivePanelProps['state'], string> = {
  calling: 'No tab of the shop answers yet. Open the shop in another tab of this browser; it answers by itself.',
  following: 'Following',
  lost: 'The tab was closed or loads anew. What was recorded stays; the next tab that answers is followed.',
  kept: 'A kept session is shown; nothing new comes in.',
};

/** The address of a page's machine: it tells the page on show from the one that was begun ahead. */
const addressOf = (stood: Stood | undefined): string => {
  const { place } = (stood?.context ?? {}) as { place?: Place };
  return place ? formatPlace(place) : '';
};

/** The tab that is followed, and every machine that runs in it, to be entered. */
export const LivePanel = ({
  log,
  tabs,
  actor,
  acting,
  isFollowing,
  state,
  shop,
  onTab,
  onActor,
  onFollow,
  onRetry,
  onInspector,
  onLoad,
  onFault,
}: LivePanelProps) => {
  const standing = standingOf(log);
  // A tab says its present address every second; the log, where its document began.
  const followed = tabs.length === 1 ? tabs[0]! : log;
  const actors = [...log.actors.values()].filter(
    (one) => one.page === log.page && (one.id === actor || standing.get(one.id)?.status === 'active'),
  );
  return (
    <>
      <section aria-label="The shop" aria-live="polite">
        <H3>The shop</H3>
        <Small>{state === 'following' ? `Following ${followed.title || 'the shop'} at ${followed.address}` : words[state]}</Small>
        <Tools>
          <ToolLink href={shop} target="shop" rel="opener">
            Open the shop
          </ToolLink>
          {state === 'following' ? (
            <Tool type="button" aria-pressed={isFollowing} onClick={onFollow}>
              Go along with what acts
            </Tool>
          ) : null}
          {log.actors.size > 0 ? (
            <Tool type="button" onClick={onInspector}>
              Open in Stately&apos;s inspector
            </Tool>
          ) : null}
          {state === 'kept' ? (
            <Tool type="button" onClick={onRetry}>
              Follow the running shop
            </Tool>
          ) : null}
        </Tools>
        {state === 'following' && !isFollowing && acting !== null && acting !== actor ? (
          <Tools>
            <Tool type="button" onClick={() => onActor(acting)}>
              Show {log.actors.get(acting)?.name}, which acts now
            </Tool>
          </Tools>
        ) : null}
        {tabs.length > 1 ? (
          <Items>
            {tabs.map(({ tab, title, address }) => (
              <li key={tab}>
                <Entry type="button" onClick={() => onTab(tab)}>
                  <strong>{title}</strong>
                  <span>{address}</span>
                </Entry>
              </li>
            ))}
          </Items>
        ) : null}
      </section>
      {actors.length > 0 ? (
        <section aria-label="Running machines">
          <H3>Running machines</H3>
          <Items>
            {actors.map((one) => {
              const stood = standing.get(one.id);
              const address = addressOf(stood);
              return (
                <li key={one.id}>
                  <Entry type="button" aria-current={one.id === actor} onClick={() => onActor(one.id)}>
                    <strong>{one.parent === null ? one.name : `${one.name} in ${log.actors.get(one.parent)?.name ?? ''}`}</strong>
                    {address && <span>{address}</span>}
                    <span>{stood?.status === 'active' ? statePath(stood.value) || 'runs' : stood?.status}</span>
                  </Entry>
                </li>
              );
            })}
          </Items>
        </section>
      ) : null}
      <ReportForm onLoad={onLoad} onFault={onFault} />
    </>
  );
};
