import path from 'node:path';
import type { RulePack } from '#domain/law/rule-pack.ts';
import { type Content, readFolder } from '#server/texts/content/content.ts';
import { projectFolder } from '#server/base/project-folder.ts';

const folders = new Map<string, ReturnType<typeof readFolder>>();

/** Returns the site's own texts with the rules of a pack, from the reading that the files of a process share. */
export function siteContent(pack: RulePack | null): Content {
  const { series, contentWith } = readFolderOnce(path.join(projectFolder, 'content'), {});
  return contentWith({ pack, series, day: pack?.validFrom ?? '2026-11-20' });
}

/**
 * Reads a content folder like `readFolder`, which takes a second of a processor for each pack of rules: the files of a process
 * share one frozen reading.
 */
export const readFolderOnce: typeof readFolder = (folder, operator, claims) => {
  const name = JSON.stringify([folder, operator, claims]);
  const read = folders.get(name) ?? readAndKeep(folder, operator, claims);
  folders.set(name, read);
  return read;
};

const readAndKeep: typeof readFolder = (folder, operator, claims) => {
  const { series, textFiles, contentWith } = readFolder(folder, operator, claims);
  const withoutRules = {};
  const byPack = new WeakMap<object, Map<string, Content>>();
  return {
    series: frozen(series),
    textFiles: frozen(textFiles),
    contentWith(figures, officeTexts, like) {
      // Values and texts changed by a test are not shared.
      if (figures.series !== series || officeTexts?.texts.size)
        return contentWith(figures, officeTexts, like);
      const byDay = byPack.get(figures.pack ?? withoutRules) ?? new Map<string, Content>();
      byPack.set(figures.pack ?? withoutRules, byDay);
      const content = byDay.get(figures.day) ?? frozen(contentWith(figures));
      byDay.set(figures.day, content);
      return content;
    },
  };
};

/** Freezes a value deeply: writing to it throws a TypeError. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map || value instanceof Set) {
    for (const method of ['set', 'add', 'delete', 'clear']) Object.assign(value, { [method]: refuse });
    for (const entry of value) frozen(entry);
  }
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) frozen(Reflect.get(value, key));
  return value;
}

function refuse(): never {
  throw new TypeError('The texts of the site are shared by tests: make your own to change them.');
}
