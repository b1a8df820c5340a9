/** How often somebody may do something: so many at once, and so many per second after that. */
export class Allowance {
  private left: number;
  private at: number;
  private readonly most: number;
  private readonly perSecond: number;
  private readonly now: () => number;

  constructor(most: number, perSecond: number, now: () => number) {
    this.most = most;
    this.perSecond = perSecond;
    this.now = now;
    this.left = most;
    this.at = now();
  }

  /** False: not now. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.most, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
