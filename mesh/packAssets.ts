import { readFile, readdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** A packed twin beside every text file that it makes smaller: the server never compresses an asset. */
export const packAssets = async (folder: string): Promise<void> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name),
  );
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const plain = await readFile(`${parentPath}/${name}`);
      const packed = await compress(plain, { params });
      if (packed.length < plain.length) await writeFile(`${parentPath}/${name}.br`, packed);
    }),
  );
};
