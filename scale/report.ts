/** Says what is done, and what was measured. */
export interface Report {
  /** Does a step, and prints its line with the time that it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Keeps a figure for the end. */
  measured(what: string, milliseconds: number, remark?: string): void;
  /** Says something about the current step. */
  say(line: string): void;
  /** Prints all figures. */
  end(): void;
}

/** Returns the figures as lines, one below the other. */
export const figures = (
  rows: readonly { what: string; milliseconds: number; remark: string }[],
): readonly string[] => {
  const width = Math.max(0, ...rows.map(({ what }) => what.length));
  return rows.map(({ what, milliseconds, remark }) =>
    `${what.padEnd(width)} ${`${Math.round(milliseconds).toLocaleString('en')} ms`.padStart(10)}   ${remark}`.trimEnd(),
  );
};

/** Creates it. */
export const createReport = (print: (line: string) => void): Report => {
  const rows: { what: string; milliseconds: number; remark: string }[] = [];
  return {
    step: async (name, work) => {
      const began = performance.now();
      const done = (mark: string) =>
        print(`${mark} ${name.padEnd(60)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
      try {
        const result = await work();
        done('✓');
        return result;
      } catch (error) {
        done('✗');
        throw error;
      }
    },
    measured: (what, milliseconds, remark = '') => void rows.push({ what, milliseconds, remark }),
    say: (line) => print(`    ${line}`),
    end: () => {
      print('\nUntil an order succeeded again, and what else was measured:');
      for (const line of figures(rows)) print(`  ${line}`);
    },
  };
};
