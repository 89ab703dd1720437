package javax.annotation;

/** What generated classes are marked with; Java itself has it no more. */
public @interface Generated {
  String[] value();

  String date() default "";
}
