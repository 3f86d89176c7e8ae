/** Shows how far long work is. */
export interface Progress {
  show(done: number, whole: number): void;
  end(): void;
}

const WIDTH = 30;

/** Returns a bar that is drawn again on a terminal's line; elsewhere a line at each tenth. */
export const createProgress = (
  what: string,
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stderr,
  now: () => number = () => performance.now(),
): Progress => {
  const started = now();
  let tenths = 0;
  return {
    show: (done, whole) => {
      const share = whole === 0 ? 1 : done / whole;
      const left = Math.ceil(((now() - started) / 1000) * (1 / share - 1));
      const words = `${done.toLocaleString('en')} of ${whole.toLocaleString('en')} ${what}, ${left} s left`;
      if (out.isTTY) {
        const filled = Math.round(WIDTH * share);
        out.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${words}\u001B[K`);
      } else if (Math.floor(share * 10) > tenths) {
        tenths = Math.floor(share * 10);
        out.write(`${tenths * 10} %: ${words}\n`);
      }
    },
    end: () => {
      if (out.isTTY) out.write('\n');
    },
  };
};
