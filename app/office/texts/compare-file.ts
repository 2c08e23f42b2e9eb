import { countNoun } from '#domain/base/text/count-noun.ts';
import type { ServedFile, ServingInstance } from '#domain/answers/office/texts.ts';

type Served = {
  /** of the responding server */
  files: readonly ServedFile[];
  /** other instances of the program */
  others: readonly Pick<ServingInstance, 'name' | 'files'>[];
};

/** Writes whether the site uses a colleague's file, in a sentence. @param hash of that file, in Git's format */
export function compareFile(name: string, hash: string, { files, others }: Served): string {
  const used = files.find(({ served }) => served === hash);
  const [having, lacking] = partition(others, (other) => Object.values(other.files).includes(hash));
  if (used && lacking.length > 0) {
    return `Nu peste tot: serverul care v-a răspuns folosește chiar acest fișier, content/${used.file}, dar nu și ${namesOf(lacking)}.`;
  }
  if (used) {
    const who =
      others.length === 0
        ? 'serverul folosește'
        : `toate cele ${countNoun(others.length + 1, 'instanță', 'instanțe')} folosesc`;
    return `Da: ${who} chiar acest fișier, content/${used.file}. ${visibility(used)}`;
  }
  if (having.length > 0) {
    return `Nu peste tot: acest fișier este folosit de ${namesOf(having)}, dar nu și de serverul care v-a răspuns.`;
  }
  const waiting = files.find(({ onDisk }) => onDisk === hash);
  if (waiting) {
    return `Încă nu: content/${waiting.file} este pe server, dar programul îl citește abia la următoarea pornire.`;
  }
  const namesakes = files.filter(({ file }) => file.slice(file.lastIndexOf('/') + 1) === name);
  if (namesakes.length === 0) return `Nu: serverul nu are niciun text cu numele ${name}.`;
  const places = namesakes.map(({ file }) => `content/${file}`).join(' și ');
  return `Nu: serverul folosește altă versiune a fișierului ${places}.`;
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}

function namesOf(instances: readonly { name: string }[]): string {
  return instances.map(({ name }) => name).join(', ');
}

function visibility({ status }: ServedFile): string {
  if (status === null) return 'Nu este o pagină: alte pagini sunt făcute din el.';
  return status === 'public'
    ? 'Vizitatorii îl văd.'
    : 'Vizitatorii încă nu îl văd: vedeți starea lui în listă.';
}
