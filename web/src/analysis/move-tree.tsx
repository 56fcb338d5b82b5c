// The tree of moves as text: the line in a row, what was tried beside it indented below.
import { useComputed, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../words/words";
import type { AnalysisSession } from "./session";
import { spelled } from "./spelled";
import { node, path, type Tree } from "./tree";

/** Every move as a button. */
export function MoveTree({ session }: { session: AnalysisSession }) {
  const tree = session.tree.value;
  const box = useRef<HTMLDivElement>(null);
  // The move one stands on is kept in sight, once it is marked
  useSignalEffect(() => {
    void [session.at.value, session.tree.value];
    requestAnimationFrame(() => {
      const host = box.current;
      const item = host?.querySelector<HTMLElement>('[aria-current="true"]');
      if (!host || !item) return;
      const top = item.offsetTop;
      if (top < host.scrollTop || top + item.offsetHeight > host.scrollTop + host.clientHeight)
        host.scrollTop = top - host.clientHeight / 2;
    });
  });
  const current = useCurrent(session, 0);
  const first = node(tree, 0).children[0];
  return (
    <section class="tree" aria-labelledby="tree-title">
      <h2 id="tree-title" class="unseen">
        {t("moves-title")}
      </h2>
      <div class="tree-box" ref={box} data-testid="tree">
        <button type="button" class="plain" aria-current={current} onClick={() => session.visit(0)}>
          {t("moves-start")}
        </button>
        <Remark tree={tree} id={0} />
        {first === undefined ? (
          <p class="hint">{t("moves-none")}</p>
        ) : (
          <Branch session={session} tree={tree} from={first} alone={false} />
        )}
      </div>
    </section>
  );
}

/** Whether one stands on a node. A step changes the mark of two moves; a long game is not drawn anew for it. */
function useCurrent(session: AnalysisSession, id: number) {
  return useComputed(() => (session.at.value === id ? "true" : undefined));
}

interface Props {
  session: AnalysisSession;
  tree: Tree;
  /** The first move. */
  from: number;
  /** A branch: what stands beside its first move is told elsewhere. */
  alone: boolean;
}

function Branch({ session, tree, from, alone }: Props) {
  const line: number[] = [];
  for (let id: number | undefined = from; id !== undefined; id = node(tree, id).children[0]) line.push(id);
  const ply = path(tree, from).length;
  return (
    <ol class="branch">
      {line.map((id, index) => {
        const parent = node(tree, node(tree, id).parent ?? 0);
        const others = alone && index === 0 ? [] : parent.children.slice(1);
        return (
          <li key={id}>
            <MoveButton session={session} tree={tree} id={id} ply={ply + index} />
            <Remark tree={tree} id={id} />
            {others.length > 0 && (
              <ul class="branches">
                {others.map((other) => (
                  <li key={other}>
                    <Branch session={session} tree={tree} from={other} alone />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function MoveButton({
  session,
  tree,
  id,
  ply,
}: {
  session: AnalysisSession;
  tree: Tree;
  id: number;
  ply: number;
}) {
  const move = node(tree, id);
  const { symbol, drawn } = move;
  const current = useCurrent(session, id);
  return (
    <button type="button" class="plain" aria-current={current} onClick={() => session.visit(id)}>
      <span class="number">{ply}.</span> {spelled(move)}
      {symbol && <b class="symbol">{symbol}</b>}
      {drawn.length > 0 && <span aria-hidden="true">◌</span>}
    </button>
  );
}

function Remark({ tree, id }: { tree: Tree; id: number }) {
  const { comment } = node(tree, id);
  return comment ? <span class="remark">{comment}</span> : null;
}
