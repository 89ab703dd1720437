import { Controller } from '@nestjs/common';
import { extractionCorrect, reviewApprove, reviewItems, reviewSettingGet, reviewSettingSet, type Input } from '@gridline/contracts';
import { Answer } from '@gridline/messaging';
import { CorrectionsService } from './corrections.service';
import { ReviewService } from './review.service';
import { ReviewSettingsService } from './review-settings.service';

@Controller()
export class ReviewResponder {
  constructor(
    private readonly corrections: CorrectionsService,
    private readonly review: ReviewService,
    private readonly settings: ReviewSettingsService,
  ) {}

  @Answer(extractionCorrect)
  correct(input: Input<typeof extractionCorrect>) {
    return this.corrections.correct(input);
  }

  @Answer(reviewApprove)
  approve(input: Input<typeof reviewApprove>) {
    return this.corrections.approve(input);
  }

  @Answer(reviewItems)
  items(input: Input<typeof reviewItems>) {
    return this.review.items(input);
  }

  @Answer(reviewSettingGet)
  getSetting({ accountId }: Input<typeof reviewSettingGet>) {
    return this.settings.get(accountId);
  }

  @Answer(reviewSettingSet)
  setSetting({ accountId, ...setting }: Input<typeof reviewSettingSet>) {
    return this.settings.set(accountId, setting);
  }
}
