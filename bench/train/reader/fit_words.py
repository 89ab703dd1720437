#!/usr/bin/env python3
"""Fits which text of a word off a picture is printed, and how likely a word is right: fit_words.py [--without AUTHOR,…] CHOICE.json CHANCE.json WORDS...

Each WORDS is what `npm run bench:words` writes, with its WORDS.choices. Needs numpy and xgboost (Debian: python3-xgboost). Boosted trees of what the
recogniser's scores and the reader of single letters say. Words are judged as they come out where the choice is made by trees that did not see the picture's
author (the name up to its first hyphen), and so are both kinds of trees; those that are kept saw all authors but the ones left out.
"""
import argparse
import hashlib
import json
import os
import sys
import numpy as np
import xgboost as xgb
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from fit_line_roles import flat  # noqa: E402

SEED = 11
COMMON = dict(objective='binary:logistic', base_score=0.5, eta=0.1, subsample=0.8, colsample_bytree=0.7, reg_lambda=3, nthread=1, seed=SEED)
CHOICE = (dict(COMMON, eta=0.05, colsample_bytree=0.5, max_depth=6, min_child_weight=4), 300)
CHANCE = (dict(COMMON, max_depth=4, min_child_weight=5), 100)
PARTS = 5
# As SETTLE_LETTERS.leastChance of the engine has it.
LEAST_CHANCE = 0.5
CHANCES = [0.5, 0.6, 0.7, 0.8, 0.9]
BINS = [0, 0.5, 0.8, 0.9, 0.95, 0.98, 0.99, 0.995, 0.999, 1.0001]


def load(path, without):
    """The words of a file and the texts weighed against them, each with its author; words of `without` are not among them."""
    def read(name):
        about = json.load(open(name + '.json'))
        data = np.fromfile(name, dtype=np.float32).reshape(-1, about['columns'])
        return data, np.array([os.path.basename(picture).split('-')[0] for picture in about['pictures']])[data[:, -1].astype(int)]
    words, authors = read(path)
    texts, of_texts = read(path + '.choices')
    kept = ~np.isin(authors, without)
    place = np.cumsum(kept) - 1
    texts = texts[~np.isin(of_texts, without)]
    texts[:, -2] = place[texts[:, -2].astype(int)]
    return words[kept], authors[kept], texts


def fit(x, y, how):
    return xgb.train(how[0], xgb.DMatrix(x, y), how[1])


def across(x, y, authors, names, how):
    """What trees say that did not see the author."""
    p = np.zeros(len(y))
    for fold in range(PARTS):
        rows = np.isin(authors, names[fold::PARTS])
        if rows.any():
            p[rows] = fit(x[~rows], y[~rows], how).predict(xgb.DMatrix(x[rows]))
    return p


def loss(p, y):
    p = np.clip(p, 0.001, 0.999)
    return round(float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), 4)


def area(p, y):
    """How often a right word is above a wrong one."""
    rank = np.empty(len(p))
    rank[np.argsort(p, kind='stable')] = np.arange(len(p))
    right = y.sum()
    return float((rank[y == 1].sum() - right * (right - 1) / 2) / (right * (len(y) - right)))


def judge(name, p, y):
    print(name, 'area', round(area(p, y), 4), 'log loss', loss(p, y))
    for low, high in zip(BINS, BINS[1:]):
        rows = (p >= low) & (p < high)
        if rows.any():
            print('   from', low, int(rows.sum()), 'words, right', round(float(y[rows].mean()), 4))


def put(path, x, y, authors, how):
    about = dict(seed=SEED, params=how[0], rounds=how[1], rows=len(y), authors=len(set(authors)), fitted_on=hashlib.sha256(x.tobytes()).hexdigest()[:16])
    trees = [flat(json.loads(tree)) for tree in fit(x, y, how).get_dump(dump_format='json')]
    with open(path, 'w') as file:
        json.dump(dict(about=about, classes=['right'], trees=[trees]), file, separators=(',', ':'))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('choice')
    parser.add_argument('chance')
    parser.add_argument('words', nargs='+')
    parser.add_argument('--without', default='')
    args = parser.parse_args()
    words, authors, texts = [], [], []
    for path in args.words:
        own, of, weighed = load(path, args.without.split(','))
        weighed[:, -2] += sum(map(len, words))
        words.append(own)
        authors.append(of)
        texts.append(weighed)
    words, authors, texts = map(np.concatenate, (words, authors, texts))
    names = sorted(set(authors))
    features, right = words[:, :-2].copy(), words[:, -2].copy()
    width = features.shape[1]
    at = texts[:, -2].astype(int)
    x, as_corrected, is_printed = texts[:, :-3 - width], texts[:, -3 - width:-3], texts[:, -3]
    # What the paper does not tell of is not learned from: a text that is one of its words, but not the one that seems to stand there, or that is so beside another.
    told = (is_printed >= 0) & ~((is_printed == 1) & (right[at] == 1))
    y = ((is_printed == 1) & (right[at] != 1)).astype(float)
    of_text = authors[at]
    p = np.zeros(len(y))
    p[told] = across(x[told], y[told], of_text[told], names, CHOICE)
    print(int(told.sum()), 'texts of', len(names), 'authors, right', int(y[told].sum()), 'log loss', loss(p[told], y[told]))
    for chance in CHANCES:
        rows = told & (p >= chance)
        print('   from', chance, 'taken', int(rows.sum()), 'right', int(y[rows].sum()), 'in the place of right ones', int((right[at[rows]] == 1).sum()))
    best = {}
    for text in np.argsort(p, kind='stable'):
        best[at[text]] = text
    for word, text in best.items():
        if told[text] and p[text] >= LEAST_CHANCE:
            features[word] = as_corrected[text]
            features[word, :2] = min(words[word, 0], p[text])
            right[word] = is_printed[text]
    known = right >= 0
    chance = across(features[known], right[known], authors[known], names, CHANCE)
    print(int(known.sum()), 'words, right', round(float(right[known].mean()), 4), 'as they were read', round(float(words[known & (words[:, -2] >= 0), -2].mean()), 4))
    judge('score alone', features[known, 0], right[known])
    judge('trees', chance, right[known])
    put(args.choice, x[told], y[told], of_text[told], CHOICE)
    put(args.chance, features[known], right[known], authors[known], CHANCE)


if __name__ == '__main__':
    main()
