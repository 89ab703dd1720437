import { applyDecorators, SetMetadata, UseFilters, UseInterceptors, UsePipes, type PipeTransform } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { ServiceError, type RequestDefinition } from '@gridline/contracts';
import { ANSWER_METADATA, AnswerErrorFilter, AnswerInterceptor, BESIDE_METADATA } from './answer.interceptor';

/** Marks the one method that answers a request. Its argument is checked against the request's schema first. */
export function Answer<Input, Output>(request: RequestDefinition<Input, Output>): MethodDecorator {
  return applyDecorators(
    MessagePattern(request.subject),
    SetMetadata(ANSWER_METADATA, request),
    UsePipes(new RequestPipe(request)),
    UseInterceptors(AnswerInterceptor),
    UseFilters(AnswerErrorFilter),
  );
}

/** Answered whatever else of its account is under way: a look that holds nothing for long, what has limits of its own, or what a service asks that works for others as well. */
export const Beside = (): MethodDecorator => SetMetadata(BESIDE_METADATA, true);

class RequestPipe implements PipeTransform {
  constructor(private readonly request: RequestDefinition) {}

  transform(value: unknown): unknown {
    const result = this.request.input.safeParse(value);
    if (result.success) return result.data;
    throw new ServiceError('internal_error', 'Something went wrong on our side.', {
      context: { subject: this.request.subject, issues: result.error.issues },
    });
  }
}
