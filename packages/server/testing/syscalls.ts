/** Reads a trace of system calls: was the database's log written and synced before anything was told of an input? */

export interface Judged {
  /** The requests that were answered, by id. */
  readonly told: ReadonlySet<string>;
  /** How often the log was synced after it had been written. */
  readonly syncs: number;
  /** Updates and answers that came without a sync since the answer before. */
  readonly tooEarly: number;
}

/** `log`: matches the paths of the files that hold the log. */
export function judge(trace: string, log: RegExp): Judged {
  const told = new Set<string>();
  /** The call that a process has begun and not ended: the trace shows it on two lines. */
  const begun = new Map<string, string>();
  let [isWritten, isSynced, syncs, tooEarly] = [false, false, 0, 0];
  for (const line of trace.split('\n')) {
    const [, pid = '', said = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (said.endsWith('<unfinished ...>')) begun.set(pid, said);
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(said)?.[1];
    const call = resumed === undefined ? said : `${begun.get(pid) ?? ''}${resumed}`;
    const hasEnded = !said.endsWith('<unfinished ...>');
    if (hasEnded && log.test(call) && /^p?write/.test(call)) isWritten = true;
    if (hasEnded && log.test(call) && /^f(?:data)?sync\(.*\s= 0$/.test(call) && isWritten) {
      [isWritten, isSynced] = [false, true];
      syncs++;
    }
    // What is told counts from the moment at which it begins to be sent.
    if (resumed !== undefined) continue;
    if (told.size > 0 && !isSynced && said.includes('\\"type\\":\\"game\\"')) tooEarly++;
    // An update and the answer may go out in one write.
    for (const [, id = ''] of said.matchAll(/\\"type\\":\\"reply\\",\\"id\\":\\"([0-9a-f-]{36})\\"/g)) {
      if (told.has(id)) continue;
      told.add(id);
      if (!isSynced) tooEarly++;
      isSynced = false;
    }
  }
  return { told, syncs, tooEarly };
}
