/** Stand-ins by the React node they replaced: page translators wrap each text in an element of their own. */
const standIns = new WeakMap<Node, ChildNode>();
const taken = new WeakSet<Node>();
let isPatched = false;

/**
 * Follows page translators, which move or replace text nodes: React would then write into a detached text, or throw because a
 * text is not where it was (facebook/react#11538). From the first replaced text on, React's own node is put back just before
 * React touches it.
 * @param page the part that React hydrates
 * @returns puts back every text of the page, so that React finds its own markup
 */
export function watchStandIns(page: Element): () => void {
  let gone: Node[] | undefined = [];
  new MutationObserver((records) => {
    for (const record of records) {
      // React never touches static parts.
      if ((record.target as Element).closest('[data-static]')) continue;
      for (const node of record.removedNodes) {
        const standIn = node.nodeType === Node.TEXT_NODE && findStandIn(node, record);
        if (!standIn) continue;
        standIns.set(node, standIn);
        taken.add(standIn);
        gone?.push(node);
        patchOnce();
      }
    }
  }).observe(page, { childList: true, subtree: true });
  return () => {
    gone?.forEach(putBack);
    gone = undefined;
  };
}

function findStandIn(
  node: Node,
  { target, previousSibling, nextSibling }: MutationRecord,
): ChildNode | undefined {
  // The text was moved into this element.
  let around: Node | null = node;
  while (around && around.parentNode !== target) around = around.parentNode;
  if (around) return around === node ? undefined : (around as ChildNode);
  // The stand-in was inserted beside the text before its removal, or in its place after it. The stand-in of a neighbour does not
  // count.
  const near = [
    previousSibling,
    nextSibling,
    previousSibling ? previousSibling.nextSibling : target.firstChild,
    nextSibling ? nextSibling.previousSibling : target.lastChild,
  ];
  return near.find((one) => one?.nodeName === 'FONT' && !taken.has(one)) as ChildNode | undefined;
}

function putBack(node: Node | null) {
  if (!node) return;
  standIns.get(node)?.replaceWith(node);
  standIns.delete(node);
}

function patchOnce() {
  if (isPatched) return;
  isPatched = true;
  const page = Node.prototype;
  for (const name of ['insertBefore', 'appendChild', 'removeChild'] as const) {
    const native = page[name] as (this: Node, ...nodes: (Node | null)[]) => Node;
    page[name] = function (this: Node, ...nodes: (Node | null)[]) {
      nodes.forEach(putBack);
      return native.apply(this, nodes);
    } as never;
  }
  const value = Object.getOwnPropertyDescriptor(page, 'nodeValue') ?? {};
  Object.defineProperty(page, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      putBack(this);
      value.set?.call(this, text);
    },
  });
}
