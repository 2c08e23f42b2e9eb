// The order of the folders of each room: a folder imports only what stands in a layer below its own. docs/layers.md explains it.
import path from 'node:path';
import { onImports, type Source } from './on-imports.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** Folders and files of each room, from the ground up. Those of one layer do not know each other. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  domain: [
    ['base'],
    ['loan'],
    ['law'],
    ['offers', 'visits'],
    ['texts'],
    ['partners', 'tools'],
    ['people'],
    ['answers'],
  ],
  server: [
    ['base'],
    ['config.ts'],
    ['db'],
    ['shared'],
    ['office'],
    ['texts'],
    ['offers', 'people', 'tools'],
    ['partners', 'visits', 'web'],
    ['operations'],
    ['start'],
    ['main.ts'],
  ],
  app: [
    ['jsx', 'ui'],
    ['runtime'],
    ['desk'],
    ['texts', 'office', 'partners-desk', 'route-lines.ts'],
    ['partners'],
    ['offers'],
    ['people', 'tools'],
    ['shell'],
    ['pages'],
  ],
};

type Context = { filename: string; report(problem: { node: Source; message: string }): void };

/** Returns the layer of a file in its room, counted from the ground; undefined where its folder has none. */
function layerOf(file: string): number | undefined {
  const [room = '', folder = ''] = file.split('/');
  const layer = layers[room]?.findIndex((folders) => folders.includes(folder)) ?? -1;
  return layer === -1 ? undefined : layer;
}

/** Tells why a file may not import another; undefined where it may. Paths are relative to the project. */
function refusal(importer: string, imported: string): string | undefined {
  const [room, folder] = importer.split('/');
  const [otherRoom, otherFolder] = imported.split('/');
  if (room !== otherRoom || folder === otherFolder) return undefined;
  const own = layerOf(importer);
  const other = layerOf(imported);
  if (own === undefined) {
    const isFolder = importer.split('/').length > 2;
    return isFolder && layers[room ?? ''] ? `${room}/${folder} has no layer yet: docs/layers.md.` : undefined;
  }
  if (other !== undefined && other < own) return undefined;
  return `${room}/${folder} stands below ${otherRoom}/${otherFolder}, or beside it: docs/layers.md.`;
}

const rule = {
  create(context: Context) {
    const file = path.relative(project, context.filename).split(path.sep).join('/');
    const check = ({ source }: { source?: Source | null }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('#')) return;
      const message = refusal(file, source.value.slice(1));
      if (message) context.report({ node: source, message });
    };
    return onImports(check);
  },
};

export default { meta: { name: 'layers' }, rules: { 'imports-by-layer': rule } };
