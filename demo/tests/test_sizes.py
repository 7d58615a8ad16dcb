import re

from scripts.checks.sizes import full_folders, high_median, long_functions, main, product_files


def modules(folder: str, count: int) -> list[str]:
    return [f"{folder}/part{number}.py" for number in range(count)]


def test_a_folder_with_thirteen_modules_is_refused():
    (sentence,) = full_folders(modules("intarsia/shop", 13))
    assert sentence.startswith("intarsia/shop has 13 modules; at most 12 are allowed.")


def test_tests_migrations_and_the_names_that_django_looks_for_are_not_counted():
    others = ["intarsia/shop/models.py", "intarsia/shop/migrations/0001_initial.py", "intarsia/shop/test_server.py"]
    assert not list(full_folders(modules("intarsia/shop", 12) + others + modules("intarsia/shop/tests", 40)))


def test_a_function_over_forty_lines_is_refused_except_in_tests():
    source = "def pay():\n" + "    pass\n" * 40
    (sentence,) = long_functions("intarsia/shop/pay.py", source)
    assert sentence.startswith("intarsia/shop/pay.py: pay has 41 lines; at most 40 are allowed.")

    assert not list(long_functions("intarsia/shop/tests/test_pay.py", source))
    assert not list(long_functions("intarsia/shop/pay.py", "def pay():\n" + "    pass\n" * 39))


def test_a_median_over_sixty_lines_is_refused():
    assert list(high_median([10, 61, 300])) == ["The median file has 61 lines; at most 60 are allowed."]
    assert not list(high_median([10, 60, 300]))


def test_the_median_is_that_of_both_languages_without_tests_and_empty_files():
    product = ["intarsia/rendering/render.py", "intarsia/widgets/tabs/Tabs.tsx", "web/runtime/runtime.ts"]
    others = ["intarsia/rendering/tests/test_render.py", "intarsia/widgets/tabs/tabs.test.tsx", "demo/settings.py"]
    empty = "intarsia/page_cache/management/__init__.py"
    assert list(product_files([*product, *others, empty])) == product


def test_the_files_of_this_repository_are_short_and_their_median_is_printed(capsys):
    assert main() == 0
    assert re.fullmatch(r"\d+ files: median \d+(\.5)? lines, longest \d+\n", capsys.readouterr().out)
