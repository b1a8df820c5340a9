/** A link that loses, doubles and delays what it hears, as a network may. */
import type { Hear, Link, News } from '../src/cluster/link.ts';

/** `chance`: from 0 to 1, the same for the same seed. Of what is heard a third is lost, a third doubled and late. */
export class SpoiledLink implements Link {
  private readonly link: Link;
  private readonly chance: () => number;
  private late: (() => void)[] = [];

  constructor(link: Link, chance: () => number) {
    this.link = link;
    this.chance = chance;
  }

  get node(): string {
    return this.link.node;
  }

  get isUp(): boolean {
    return this.link.isUp;
  }

  say(room: string, news: News): void {
    this.link.say(room, news);
  }

  listen(room: string, hear: Hear): () => void {
    return this.link.listen(room, (news, from) => {
      const luck = this.chance();
      const now = this.late;
      this.late = [];
      if (luck > 1 / 3) hear(news, from);
      // Once more, after the next one.
      if (luck > 2 / 3) this.late.push(() => hear(news, from));
      for (const one of now) one();
    });
  }

  close(): Promise<void> {
    return this.link.close();
  }
}
