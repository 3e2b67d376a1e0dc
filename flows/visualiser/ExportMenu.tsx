import type { RefObject } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import type { Chart } from '../chart/chart.ts';
import { mermaidOf } from './export/mermaid.ts';
import { pngOf, save, svgText } from './export/picture.ts';
import { plainState } from './export/plainMachine.ts';
import { scxmlOf } from './export/scxml.ts';
import { machineJson } from './export/stately.ts';
import type { LoadedMachine } from './loadedMachine.ts';
import { Tool, toolLook } from './visualiser.styles.ts';

const Menu = styled('details', {
  position: 'relative',
  '& > summary': { listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > div': {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    zIndex: '$sheet',
    display: 'grid',
    gap: '$1',
    padding: '$2',
    inlineSize: 'max-content',
    borderRadius: '$m',
    backgroundColor: '$paperRaised',
    boxShadow: '$lift',
    outline: '1px solid $line',
  },
  '@phone': { '& > div': { insetInlineStart: 0, insetInlineEnd: 'auto' } },
});
const Summary = styled('summary', toolLook);

/** The chart as a file: SVG, PNG, Mermaid, SCXML, or the machine's JSON. */
export const ExportMenu = ({
  known,
  chart,
  svg,
  onFault,
}: {
  known: LoadedMachine;
  chart: Chart;
  svg: RefObject<SVGSVGElement | null>;
  onFault: (sentence: string) => void;
}) => {
  const picture = (make: (drawn: SVGSVGElement) => Promise<Blob>, ending: string) => () => {
    if (!svg.current) return onFault('The chart is still being drawn: try again in a moment.');
    make(svg.current).then(
      (blob) => save(`${known.name}.${ending}`, blob),
      (failed: Error) => onFault(failed.message),
    );
  };
  const text = (write: () => string, ending: string, type: string) => () => {
    try {
      save(`${known.name}.${ending}`, new Blob([write()], { type }));
    } catch (failed) {
      onFault((failed as Error).message);
    }
  };
  return (
    <Menu onClick={(event) => (event.target instanceof HTMLButtonElement ? event.currentTarget.removeAttribute('open') : undefined)}>
      <Summary>Export</Summary>
      <div>
        <Tool type="button" onClick={picture(async (drawn) => new Blob([svgText(drawn)], { type: 'image/svg+xml' }), 'svg')}>
          SVG picture
        </Tool>
        <Tool type="button" onClick={picture(pngOf, 'png')}>
          PNG picture
        </Tool>
        <Tool type="button" onClick={text(() => mermaidOf(chart), 'mmd', 'text/plain')}>
          Mermaid diagram
        </Tool>
        <Tool type="button" onClick={text(() => machineJson(known.machine), 'json', 'application/json')}>
          XState JSON (Stately)
        </Tool>
        <Tool
          type="button"
          onClick={text(() => scxmlOf(plainState(known.machine.config as Record<string, unknown>)), 'scxml', 'application/scxml+xml')}
        >
          SCXML
        </Tool>
      </div>
    </Menu>
  );
};
