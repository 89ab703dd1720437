import { Controller } from '@nestjs/common';
import { pageDraw, pageList, pageWords, type Input } from '@gridline/contracts';
import { Answer, Beside } from '@gridline/messaging';
import { PagesService } from './pages.service';

@Controller()
export class PagesResponder {
  constructor(private readonly pages: PagesService) {}

  @Answer(pageList)
  list(input: Input<typeof pageList>) {
    return this.pages.list(input);
  }

  @Beside()
  @Answer(pageDraw)
  draw(input: Input<typeof pageDraw>) {
    return this.pages.draw(input);
  }

  @Beside()
  @Answer(pageWords)
  words(input: Input<typeof pageWords>) {
    return this.pages.words(input);
  }
}
