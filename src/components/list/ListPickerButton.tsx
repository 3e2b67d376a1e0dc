import { useEffect, useState, type ReactNode } from 'react';
import type { PartRequest } from '../../app/pageTypes.ts';
import { useAppContext } from '../../app/AppContext.ts';
import { LazyWidget } from '../shell/LazyWidget.tsx';

/**
 * A button that opens the grocery lists of a variant: their code is brought at the first press, or at once where a guest wanted them
 * before the login, or where they stood when the page was left.
 */
export const ListPickerButton = ({ part, children }: { part: PartRequest; children: (onPress: () => void) => ReactNode }) => {
  const { hasIntent, wasLeft } = useAppContext();
  const [presses, setPresses] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const { name, input } = part;
  const given = JSON.stringify(input);
  useEffect(() => {
    const wanted = { name, input: JSON.parse(given) as object };
    setWanted((hasIntent?.(wanted) ?? false) || (wasLeft?.(wanted) ?? false));
  }, [hasIntent, wasLeft, name, given]);
  return (
    <>
      {children(() => setPresses(presses + 1))}
      {presses > 0 || isWanted ? <LazyWidget {...part} presses={presses} /> : null}
    </>
  );
};
