import { dataExportMachine } from '#machines/dataExport.machine.ts';
import { readExport } from '../data/dataExport.data.ts';
import { adaptPorts, type Gateway } from './adapt.ts';
import { saveFile } from './saveFile.ts';

/** The machine of a shopper's data with its ports filled; the file is named after the day. */
export const adaptPage = (gateway: Gateway) =>
  dataExportMachine.provide({
    actors: adaptPorts(gateway, { readExport }),
    actions: {
      saveExport: (_, { output: { answer, at } }) =>
        saveFile(`serendib-${new Date(at).toISOString().slice(0, 10)}.json`, answer, 'application/json'),
    },
  });
