/** Says what is done, and what was measured. */
export interface Report {
  /** Does a step, and prints its line with the time that it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Keeps a figure, with its unit, for the end. */
  measured(what: string, figure: string, remark?: string): void;
  /** Says something about the current step. */
  say(line: string): void;
  /** Prints all figures. */
  end(): void;
}

/** Returns the figures as lines, one below the other. */
export const figures = (rows: readonly { what: string; figure: string; remark: string }[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(({ what }) => what.length));
  return rows.map(({ what, figure, remark }) => `${what.padEnd(width)} ${figure.padStart(10)}   ${remark}`.trimEnd());
};

/** Returns a time as it is printed. */
export const milliseconds = (time: number): string => `${Math.round(time).toLocaleString('en')} ms`;

/** Creates it. */
export const createReport = (print: (line: string) => void): Report => {
  const rows: { what: string; figure: string; remark: string }[] = [];
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
    measured: (what, figure, remark = '') => void rows.push({ what, figure, remark }),
    say: (line) => print(`    ${line}`),
    end: () => {
      print('\nUntil an order succeeded again, and what else was measured:');
      for (const line of figures(rows)) print(`  ${line}`);
    },
  };
};
