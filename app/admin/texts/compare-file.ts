import type { ServedFile } from '#server/admin/content-files-routes.ts';

/** Whether the server uses a file that somebody has, in a sentence. @param hash of that file, as git names it */
export function compareFile(name: string, hash: string, files: readonly ServedFile[]): string {
  const used = files.find(({ served }) => served === hash);
  if (used) return `Da: serverul folosește chiar acest fișier, content/${used.file}. ${visibility(used)}`;
  const waiting = files.find(({ onDisk }) => onDisk === hash);
  if (waiting) {
    return `Încă nu: content/${waiting.file} este pe server, dar programul îl citește abia la următoarea pornire.`;
  }
  const namesakes = files.filter(({ file }) => file.slice(file.lastIndexOf('/') + 1) === name);
  if (namesakes.length === 0) return `Nu: serverul nu are niciun text cu numele ${name}.`;
  const places = namesakes.map(({ file }) => `content/${file}`).join(' și ');
  return `Nu: serverul folosește altă versiune a fișierului ${places}.`;
}

function visibility({ status }: ServedFile): string {
  if (status === null) return 'Nu este o pagină: alte pagini sunt făcute din el.';
  return status === 'public'
    ? 'Vizitatorii îl văd.'
    : 'Vizitatorii încă nu îl văd: vedeți starea lui în listă.';
}
